import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { HouseholdParts } from '@/components/household/household-parts'
import { useAnnouncerStore } from '@/lib/feedback/announcer-store'
import { useSyncStore } from '@/lib/household/sync-store'
import { renderWithUser, resetApp, setSignedIn } from '@/testing/app'

const invitation = { id: 'i', invitedBy: '1', expiresAt: '2026-12-01T12:00:00Z' }

vi.mock('@/lib/household/household-actions', () => ({
  invite: async () => ({ id: 'i', secret: 'k3v9', expiresAt: '2026-12-01T12:00:00Z' }),
}))

beforeEach(() => {
  resetApp()
  setSignedIn()
})

const link = () => screen.queryByRole('textbox', { name: 'Ссылка-приглашение' })
const setInvitations = (...invitations: (typeof invitation)[]) =>
  act(() => {
    const members = [{ id: '1', name: 'Аня', isOwner: true, isYou: true }]
    useSyncStore.setState({ household: { id: 'h', members, invitations } })
  })

it('shows the link of an invitation until the server lists it no longer, e.g. once somebody has used it', async () => {
  setInvitations()
  const { user } = renderWithUser(<HouseholdParts onForget={() => {}} />)
  await user.click(screen.getByRole('button', { name: 'Пригласить' }))
  expect(link()).toHaveProperty('value', expect.stringMatching(/#\/invitation\/k3v9$/))
  expect(useAnnouncerStore.getState().message).toBe('Ссылка-приглашение готова')
  setInvitations()
  expect(link()).not.toBeNull()
  setInvitations(invitation)
  // While another tab of the browser syncs, this one does not know.
  act(() => useSyncStore.setState({ household: undefined }))
  setInvitations(invitation)
  expect(link()).not.toBeNull()
  setInvitations()
  expect(link()).toBeNull()
})
