import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { CategoryScreen } from '@/components/catalog/category-screen'
import { useLikesStore } from '@/lib/recipes/likes-store'
import { useSavesStore } from '@/lib/recipes/saves-store'
import { type Responder, respondWith, stubApi } from '@/testing/api'
import { currentHash, renderWithUser, resetApp, setSignedIn, setSignedOut } from '@/testing/app'
import { borscht, button } from '@/testing/categories-screen'

beforeEach(resetApp)

describe('The category screen', () => {
  async function openCategory(respond?: Responder) {
    stubApi(respond)
    const { user } = renderWithUser(<CategoryScreen id="soups" query={new URLSearchParams()} />)
    await screen.findByRole('link', { name: /Борщ с говядиной/ })
    return user
  }

  it('shows time and kcal of a recipe and links to it', async () => {
    const user = await openCategory()
    expect(screen.getByText('2 часа 20 минут')).toBeTruthy()
    expect(screen.getByText(/^\d+ ккал$/)).toBeTruthy()
    await user.click(button('Готовить'))
    expect(currentHash()).toBe('#/selected_recipe/borscht/')
  })

  it('takes its title from the recipes when it is opened by its address', async () => {
    await openCategory()
    expect(screen.getByRole('heading', { level: 1, name: 'Супы' })).toBeTruthy()
  })

  it('shows a picture beside its title that it requests anyway when it is opened by its address', async () => {
    await openCategory(
      respondWith({
        soups: [
          {
            ...borscht,
            title: 'Борщ с говядиной',
            picture: { avif: 'images/borscht-320.avif 320w' },
          },
        ],
      }),
    )
    const [beside, inGrid] = [...document.querySelectorAll('source')].map(({ srcset, sizes }) => [
      srcset,
      sizes,
    ])
    expect(beside).toEqual(inGrid)
    expect(beside?.[0]).toContain('images/borscht-320.avif')
  })

  it('shows the number of its recipes beside the filters', async () => {
    await openCategory()
    expect(button('Фильтры').parentElement?.textContent).toBe('1 рецептФильтры')
  })

  it('has a general title if the recipes do not name their category', async () => {
    await openCategory(respondWith({ soups: [{ ...borscht, title: 'Борщ с говядиной' }] }))
    expect(screen.getByRole('heading', { level: 1, name: 'Рецепты' })).toBeTruthy()
  })

  it('has no buttons to like, to save or to open the list for a signed-out visitor', async () => {
    setSignedOut()
    await openCategory()
    expect(screen.queryByRole('button', { name: /Нравится|Сохранить рецепт/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Шоппинг лист' })).toBeNull()
  })

  it('lets a signed-in visitor like and save a recipe, and take a like back', async () => {
    setSignedIn()
    const user = await openCategory()
    const like = () => button('Нравится: Борщ с говядиной')
    const save = () => button('Сохранить рецепт: Борщ с говядиной')
    const isOn = (mark: HTMLElement) => mark.getAttribute('aria-pressed') === 'true'
    expect([isOn(like()), isOn(save())]).toEqual([false, false])
    await user.click(like())
    expect([isOn(like()), isOn(save())]).toEqual([true, false])
    await user.click(save())
    expect(useLikesStore.getState().recipes.map(({ id }) => id)).toEqual(['borscht'])
    expect(useSavesStore.getState().recipes.map(({ id }) => id)).toEqual(['borscht'])
    await user.click(like())
    expect([isOn(like()), isOn(save())]).toEqual([false, true])
    expect(localStorage.getItem('likedRecipes')).toBeNull()
  })

  it('shows on return which recipes are liked', async () => {
    setSignedIn()
    useLikesStore.getState().toggle(borscht)
    await openCategory()
    expect(button('Нравится: Борщ с говядиной').getAttribute('aria-pressed')).toBe('true')
  })

  it('links back to the categories', async () => {
    const user = await openCategory()
    await user.click(button('Назад'))
    expect(currentHash()).toBe('#/category')
  })
})
