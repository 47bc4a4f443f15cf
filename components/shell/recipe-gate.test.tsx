import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { RecipeGate } from '@/components/shell/recipe-gate'
import { navigate } from '@/lib/router/navigation'
import { useSessionStore } from '@/lib/session/session-store'
import {
  currentHash,
  historyLength,
  renderWithUser,
  resetApp,
  setSignedIn,
  setSignedOut,
} from '@/testing/app'

const path = '/selected_recipe/borscht/'
const inside = vi.fn()

/** What stands behind the gate; it notes every time that it is shown. */
function Inside() {
  inside()
  return <p>Борщ</p>
}

const arrive = () =>
  renderWithUser(
    <RecipeGate path={path}>
      <Inside />
    </RecipeGate>,
  )

beforeEach(() => {
  resetApp()
  inside.mockClear()
  navigate(path)
})

describe('the gate', () => {
  it('waits while nobody knows who is there, and shows no recipe', () => {
    arrive()
    expect(screen.getByRole('status', { name: 'Загрузка' })).toBeTruthy()
    expect(inside).not.toHaveBeenCalled()
    expect(currentHash()).toBe(`#${path}`)
  })

  it('lets in who is signed in', () => {
    setSignedIn()
    arrive()
    expect(screen.getByText('Борщ')).toBeTruthy()
    expect(currentHash()).toBe(`#${path}`)
  })

  it('lets in at once who was signed in on the last visit', () => {
    useSessionStore.setState({ access: 'user-1' })
    arrive()
    expect(screen.getByText('Борщ')).toBeTruthy()
  })

  it('sends others to the login in place of the recipe, and remembers the recipe', () => {
    setSignedOut()
    const before = historyLength()
    arrive()
    expect(inside).not.toHaveBeenCalled()
    expect(currentHash()).toBe('#/login')
    expect(historyLength()).toBe(before)
    expect(useSessionStore.getState().wantedRecipe).toBe(path)
  })

  it('opens once Firebase knows the visitor', () => {
    arrive()
    act(setSignedIn)
    expect(screen.getByText('Борщ')).toBeTruthy()
  })

  it('closes once Firebase says that the stored session is gone', () => {
    useSessionStore.setState({ access: 'user-1' })
    arrive()
    act(setSignedOut)
    expect(screen.queryByText('Борщ')).toBeNull()
    expect(currentHash()).toBe('#/login')
  })
})
