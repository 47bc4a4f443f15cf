import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { PresenceLines } from '@/components/household/presence-lines'
import type { SyncStatus } from '@/lib/household/sync-store'

const news = { name: 'Петя', action: { id: '1', kind: 'added' as const, titles: ['Хлеб'], count: 1 } }

it.each<[SyncStatus, boolean]>([
  ['synced', true],
  ['waiting', false],
])('leaves the line to what somebody has just done: %s', (status, isShort) => {
  render(<PresenceLines status={status} companions={[]} news={news} />)
  expect(screen.getByText('Петя добавляет: Хлеб')).toBeTruthy()
  expect(screen.getByRole('status').querySelector('.sr-only') !== null).toBe(isShort)
})
