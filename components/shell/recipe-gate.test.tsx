import { act, screen } from '@testing-library/react'
import { Profiler } from 'react'
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
const renderRecipe = vi.fn()

/** The gated content, which records its renders. */
function Recipe() {
  renderRecipe()
  return <p>Борщ</p>
}

const visitRecipe = () =>
  renderWithUser(
    <RecipeGate path={path}>
      <Recipe />
    </RecipeGate>,
  )

beforeEach(() => {
  resetApp()
  renderRecipe.mockClear()
  navigate(path)
})

describe('RecipeGate', () => {
  it('shows a skeleton and no recipe while the sign-in state is unknown', () => {
    visitRecipe()
    expect(screen.getByRole('status', { name: 'Загрузка' })).toBeTruthy()
    expect(renderRecipe).not.toHaveBeenCalled()
    expect(currentHash()).toBe(`#${path}`)
  })

  it('shows the recipe to a signed-in visitor', () => {
    setSignedIn()
    visitRecipe()
    expect(screen.getByText('Борщ')).toBeTruthy()
    expect(currentHash()).toBe(`#${path}`)
  })

  it('shows the recipe at once with a stored session', () => {
    useSessionStore.setState({ access: 'user-1' })
    visitRecipe()
    expect(screen.getByText('Борщ')).toBeTruthy()
  })

  it('replaces the recipe with the login for a signed-out visitor, and remembers the recipe', () => {
    setSignedOut()
    const before = historyLength()
    visitRecipe()
    expect(renderRecipe).not.toHaveBeenCalled()
    expect(currentHash()).toBe('#/login')
    expect(historyLength()).toBe(before)
    expect(useSessionStore.getState().wantedPath).toBe(path)
  })

  it('shows the recipe once Firebase confirms the sign-in', () => {
    visitRecipe()
    act(setSignedIn)
    expect(screen.getByText('Борщ')).toBeTruthy()
  })

  it('redirects to the login once Firebase rejects the stored session', () => {
    useSessionStore.setState({ access: 'user-1' })
    visitRecipe()
    renderRecipe.mockClear()
    act(setSignedOut)
    // Not even for one frame: the first render after the rejection has no recipe.
    expect(renderRecipe).not.toHaveBeenCalled()
    expect(screen.queryByText('Борщ')).toBeNull()
    expect(currentHash()).toBe('#/login')
  })
})

describe('A made-up `access`', () => {
  const write = (access: string) => {
    localStorage.setItem('access', access)
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'access' })))
  }

  /** Renders the gate; returns what every commit left in the document, with the sign-in state at that moment. */
  function recordCommits() {
    const commits: { status: string; hasRecipe: boolean }[] = []
    const record = () =>
      commits.push({
        status: useSessionStore.getState().status,
        hasRecipe: screen.queryByText('Борщ') !== null,
      })
    renderWithUser(
      <Profiler id="gate" onRender={record}>
        <RecipeGate path={path}>
          <Recipe />
        </RecipeGate>
      </Profiler>,
    )
    return commits
  }

  it('shows no recipe from the commit in which the visitor is known to be signed out', () => {
    write('made-up')
    const commits = recordCommits()
    act(setSignedOut)
    expect(commits).toEqual([
      { status: 'unknown', hasRecipe: true },
      { status: 'out', hasRecipe: false },
    ])
    expect(localStorage.getItem('access')).toBeNull()
  })

  it('shows no recipe in any commit when it is written after the sign-out', () => {
    setSignedOut()
    const commits = recordCommits()
    write('made-up')
    write('made-up again')
    act(() => useSessionStore.setState({ access: 'made-up in the store' }))
    act(setSignedOut)
    expect(useSessionStore.getState().status).toBe('out')
    expect(commits.length).toBeGreaterThan(0)
    expect(commits.filter(({ hasRecipe }) => hasRecipe)).toEqual([])
    expect(renderRecipe).not.toHaveBeenCalled()
  })
})
