import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { RecipeScreen } from '@/components/recipes/recipe-screen'
import { stubApi } from '@/testing/api'
import { renderWithUser, resetApp } from '@/testing/app'

vi.mock('@/components/diary/recipe-tools', () => {
  throw new Error('ChunkLoadError')
})

beforeEach(resetApp)

it('A recipe whose tools fail to load is shown, with a notice', async () => {
  stubApi()
  renderWithUser(<RecipeScreen id="borscht" query={new URLSearchParams()} />)
  expect((await screen.findByText(/^Часть приложения не загрузилась/)).getAttribute('role')).toBe('status')
  expect(screen.getByRole('tabpanel', { name: 'Ингредиенты' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeTruthy()
})
