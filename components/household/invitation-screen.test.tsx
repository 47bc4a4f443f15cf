import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { InvitationScreen } from '@/components/household/invitation-screen'
import { useSyncStore } from '@/lib/household/sync-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { respondWith, stubApi } from '@/testing/api'
import { renderScreen, resetApp, setSignedIn } from '@/testing/app'

it('asks what becomes of the own list only once it has arrived on a new device', async () => {
  resetApp()
  setSignedIn()
  stubApi(
    respondWith({ household: 'h', invitedBy: 'Аня', members: ['Аня'], expiresAt: '2026-12-01T12:00:00Z' }),
  )
  await renderScreen(<InvitationScreen id="secret" query={new URLSearchParams()} />)
  await screen.findByText('Аня приглашает вас в семью')
  expect(screen.queryByRole('button', { name: 'Присоединиться' })).toBeNull()
  act(() => useSyncStore.setState({ isPaused: true }))
  expect(screen.getByText(/^Синхронизация на паузе/)).toBeTruthy()
  act(() => {
    useShoppingStore.getState().addManual(['Сыр'])
    useSyncStore.setState({ followedUser: 'user-1' })
  })
  expect(screen.getByRole('button', { name: 'Присоединиться' })).toBeTruthy()
  expect(screen.getByText('К общему добавим: 1 продукт в шоппинг листе.')).toBeTruthy()
  act(() => useShoppingStore.getState().addManual(['Хлеб']))
  expect(screen.getByText('К общему добавим: 2 продукта в шоппинг листе.')).toBeTruthy()
})
