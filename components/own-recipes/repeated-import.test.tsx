import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { mockApi, stubApi } from '@/testing/api'
import { resetApp } from '@/testing/app'
import { open, parse, recipe, text } from '@/testing/import-recipe'

beforeEach(() => {
  resetApp()
  stubApi(mockApi)
})

async function read(titles: string[]) {
  const view = open()
  await view.user.click(text())
  await view.user.paste(JSON.stringify(titles.map(recipe)))
  await view.user.click(parse())
  return view
}

const box = (title: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Взять «${title}»` })

it('What is imported a second time is unticked, unless it has been changed since', async () => {
  const titles = ['Щи', 'Каша', 'Борщ']
  const { user, unmount } = await read(titles)
  await user.click(box('Борщ'))
  await user.click(screen.getByRole('button', { name: 'Сохранить у себя 2\u00a0рецепта' }))
  await waitFor(() => expect(useOwnRecipesStore.getState().recipes).toHaveLength(2))
  unmount()
  const { recipes, put } = useOwnRecipesStore.getState()
  act(() =>
    put(recipes.filter(({ title }) => title === 'Щи').map((soup) => ({ ...soup, steps: ['Варите.'] }))),
  )

  await read(titles)
  expect(titles.filter((title) => box(title).checked)).toEqual(['Щи', 'Борщ'])
  expect(screen.getAllByText('Уже есть у вас')).toHaveLength(1)
})
