import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { InvitationScreen } from '@/components/household/invitation-screen'
import { initialSync, useSyncStore } from '@/lib/household/sync-store'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { useSessionStore } from '@/lib/session/session-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { button, pending } from '@/testing/account-forms'
import { respondWith, stubApi } from '@/testing/api'
import { currentHash, renderScreen, resetApp, setSignedIn, setSignedOut, toastMessages } from '@/testing/app'

const actions = vi.hoisted(() => ({ join: vi.fn() }))
vi.mock('@/lib/household/household-actions', () => actions)

beforeEach(() => {
  resetApp()
  useSyncStore.setState(initialSync)
  setSignedIn()
  stubApi(
    respondWith({ household: 'h', invitedBy: 'Аня', members: ['Аня'], expiresAt: '2026-12-01T12:00:00Z' }),
  )
})

async function openInvitation() {
  navigate(paths.invitation('secret'))
  const { user } = await renderScreen(<InvitationScreen id="secret" query={new URLSearchParams()} />)
  await screen.findByText('Аня приглашает вас в семью')
  return user
}

it('asks what becomes of the own list only once it has arrived on a new device', async () => {
  await openInvitation()
  expect(screen.queryByRole('button', { name: 'Присоединиться' })).toBeNull()
  act(() => useSyncStore.setState({ isPaused: true }))
  expect(screen.getByText(/^Синхронизация на паузе/)).toBeTruthy()
  act(() => {
    useShoppingStore.getState().addManual(['Сыр'])
    useSyncStore.setState({ followedUser: 'user-1' })
  })
  expect(button('Присоединиться')).toBeTruthy()
  expect(screen.getByText('К общему добавим: 1 продукт в шоппинг листе.')).toBeTruthy()
  act(() => useShoppingStore.getState().addManual(['Хлеб']))
  expect(screen.getByText('К общему добавим: 2 продукта в шоппинг листе.')).toBeTruthy()
})

it.each([
  ['h', /^Вы уже в этой семье/, 'Открыть список', '#/myshoplist'],
  ['another', /^Вы уже в семье. Чтобы перейти в другую, сначала выйдите/, 'Моё', '#/mine'],
])(
  'asks nothing of a member of the household «%s», whose list the family has',
  async (id, text, name, href) => {
    useShoppingStore.getState().addManual(['Сыр'])
    useSyncStore.setState({ followedUser: 'user-1', household: { id, members: [], invitations: [] } })
    await openInvitation()
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
    expect(screen.queryByRole('button', { name: 'Присоединиться' })).toBeNull()
  },
)

it('asks no member for a new link who opens the one that they came by', async () => {
  stubApi(() => Response.json({ error: 'invitation-used' }, { status: 410 }))
  await renderScreen(<InvitationScreen id="secret" query={new URLSearchParams()} />)
  expect(await screen.findByText(/Попросите новую/)).toBeTruthy()
  act(() => useSyncStore.setState({ household: { id: 'h', members: [], invitations: [] } }))
  expect(screen.getByText('Вы уже в семье')).toBeTruthy()
  expect(screen.queryByText(/Попросите новую/)).toBeNull()
})

it('is what a visitor signs in for, and is offered no longer once it is open', async () => {
  setSignedOut()
  await openInvitation()
  expect(useSessionStore.getState().wantedPath).toBe('/invitation/secret')
  useSessionStore.getState().offerPath()
  act(setSignedIn)
  expect(useSessionStore.getState().offeredPath).toBeUndefined()
})

it.each([
  ['leads on to the list', () => {}, '#/myshoplist'],
  [
    'leaves a visitor alone who has gone elsewhere meanwhile',
    () => {
      cleanup()
      navigate(paths.plan)
    },
    '#/plan',
  ],
])('after joining %s', async (_, meanwhile, address) => {
  const respond = pending(actions.join)
  useSyncStore.setState({ followedUser: 'user-1' })
  const user = await openInvitation()
  await user.type(screen.getByLabelText('Ваше имя'), 'Петя')
  await user.click(button('Присоединиться'))
  meanwhile()
  await respond()
  expect(currentHash()).toBe(address)
  expect(toastMessages()).toEqual(['Вы в семье: теперь список общий'])
})
