import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { SharedList } from '@/components/household/shared-list'
import { initialSync, useSyncStore } from '@/lib/household/sync-store'

beforeEach(() => useSyncStore.setState(initialSync))

const show = () => render(<SharedList onOthersTick={() => {}} />)

it('shows nothing above a list that is shared with nobody', () => {
  useSyncStore.setState({ status: 'synced', household: null })
  show()
  expect(screen.queryByRole('status')).toBeNull()
})

it('says that a shared list waits for the network before the server has told who is in the household', () => {
  useSyncStore.setState({ status: 'waiting', isMember: true })
  show()
  expect(screen.getByRole('status').textContent).toBe('Ждёт сети')
})

it('says that the account was erased on another device, and the list is no longer in sync', () => {
  useSyncStore.setState({ status: 'erased' })
  show()
  expect(screen.getByRole('status').textContent).toBe(
    'Данные на сервере стёрты. Чтобы начать заново, выйдите и войдите.',
  )
})
