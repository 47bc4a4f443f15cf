import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { OwnList } from '@/components/own-recipes/own-list'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { writePhoto } from '@/lib/photos/photos'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { renderWithUser, resetApp } from '@/testing/app'
import { records } from '@/testing/memory-records'
import { ownRecipe } from '@/testing/own-recipes'
import { until } from '@/testing/until'

vi.mock('idb-keyval', () => import('@/testing/memory-records'))

beforeEach(async () => {
  resetApp()
  records.clear()
  useOwnRecipesStore.getState().put([ownRecipe('shchi', { title: 'Щи', hasPhoto: true })])
  await writePhoto('own.shchi', 'data:image/webp;base64,AAAA')
})

const toast = () => useToastsStore.getState().toasts[0]
const hideToast = () => act(() => useToastsStore.getState().remove(toast()?.id ?? 0))

async function removeRecipe() {
  const { user } = renderWithUser(<OwnList />)
  await user.click(screen.getByRole('button', { name: 'Удалить «Щи»' }))
}

describe('The photo of a removed recipe', () => {
  it('is deleted once the removal can no longer be undone', async () => {
    await removeRecipe()
    expect([...records.keys()]).toEqual(['own.shchi'])
    hideToast()
    await until(() => expect(records.size).toBe(0))
  })

  it('stays with a recipe that was put back', async () => {
    await removeRecipe()
    act(() => toast()?.onClick?.())
    hideToast()
    await vi.dynamicImportSettled()
    expect([...records.keys()]).toEqual(['own.shchi'])
  })
})
