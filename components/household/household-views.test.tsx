import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { DevicesCard } from '@/components/household/devices-card'
import { HouseholdCard } from '@/components/household/household-card'
import { InvitationLink } from '@/components/household/invitation-link'
import { JoinForm } from '@/components/household/join-form'
import { renderWithUser } from '@/testing/app'

const button = (name: string) => screen.getByRole('button', { name })

const actions = { onInvite: vi.fn(), onRemove: vi.fn(), onLeave: vi.fn() }
const card = { suggestedName: 'Аня', isBusy: false, problem: undefined, ...actions }
const [anya, petya] = [
  { id: '1', name: 'Аня', isOwner: true, isYou: true },
  { id: '2', name: 'Аня', isOwner: false, isYou: false },
]

it('invites under the suggested name, or under a typed one', async () => {
  const { user } = renderWithUser(<HouseholdCard {...card} household={null} />)
  await user.click(button('Пригласить'))
  expect(actions.onInvite).toHaveBeenLastCalledWith('Аня')
  await user.clear(screen.getByLabelText('Ваше имя'))
  await user.click(button('Пригласить'))
  expect(screen.getByText('Напишите, как вас зовут')).toBeTruthy()
  await user.type(screen.getByLabelText('Ваше имя'), '  Анна ')
  await user.click(button('Пригласить'))
  expect(actions.onInvite).toHaveBeenLastCalledWith('Анна')
})

it('lets the owner remove another member, after a question, also one with the same name', async () => {
  const { user } = renderWithUser(<HouseholdCard {...card} household={{ id: 'h', members: [anya, petya] }} />)
  await user.click(button('Удалить участника: Аня'))
  expect(actions.onRemove).not.toHaveBeenCalled()
  await user.click(button('Удалить'))
  expect(actions.onRemove).toHaveBeenCalledExactlyOnceWith(petya)
})

it('lets other members only leave', async () => {
  const members = [
    { ...anya, isYou: false },
    { ...petya, isYou: true },
  ]
  const { user } = renderWithUser(<HouseholdCard {...card} household={{ id: 'h', members }} />)
  expect(screen.queryByRole('button', { name: /Удалить участника/ })).toBeNull()
  await user.click(button('Выйти из семьи'))
  await user.click(button('Выйти'))
  expect(actions.onLeave).toHaveBeenCalledOnce()
})

it('asks what becomes of an own list only where there is one', async () => {
  const onJoin = vi.fn()
  const form = { suggestedName: 'Петя', isBusy: false, problem: undefined, onJoin }
  const { user, rerender } = renderWithUser(<JoinForm {...form} ownList="2 продукта в шоппинг листе" />)
  expect(screen.getByText('К общему добавим: 2 продукта в шоппинг листе.')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Удалить' }))
  expect(screen.getByText(/Сотрём: 2 продукта/)).toBeTruthy()
  await user.click(button('Присоединиться'))
  expect(onJoin).toHaveBeenLastCalledWith('Петя', 'discard')
  rerender(<JoinForm {...form} ownList="" />)
  expect(screen.queryByRole('radio')).toBeNull()
})

it('takes the link of an invitation back, once', async () => {
  const link = { link: 'https://tasty.by/#/invitation/k3v9', modules: undefined, onRevoke: vi.fn() }
  const { user, rerender } = renderWithUser(<InvitationLink {...link} isBusy={false} />)
  await user.click(button('Отозвать ссылку'))
  rerender(<InvitationLink {...link} isBusy />)
  await user.click(button('Отозвать ссылку'))
  expect(link.onRevoke).toHaveBeenCalledOnce()
})

it('pauses, goes on, and forgets the device after a question', async () => {
  const device = {
    onPause: vi.fn(),
    onResume: vi.fn(),
    onForget: vi.fn(),
    syncedAt: undefined,
    otherDevices: 0,
  }
  const { user, rerender } = renderWithUser(<DevicesCard {...device} status="waiting" isPaused={false} />)
  expect(screen.getByRole('status').textContent).toBe('Ждёт сети')
  await user.click(button('Приостановить'))
  expect(device.onPause).toHaveBeenCalledOnce()
  rerender(<DevicesCard {...device} status="off" isPaused />)
  expect(screen.queryByRole('status')).toBeNull()
  await user.click(button('Продолжить'))
  expect(device.onResume).toHaveBeenCalledOnce()
  await user.click(button('Забыть это устройство'))
  await user.click(button('Забыть'))
  expect(device.onForget).toHaveBeenCalledOnce()
})
