import { screen } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { DevicesCard } from '@/components/household/devices-card'
import { HouseholdCard } from '@/components/household/household-card'
import { InvitationLink } from '@/components/household/invitation-link'
import { InvitationList } from '@/components/household/invitation-list'
import { JoinForm } from '@/components/household/join-form'
import { renderWithUser, resetApp, toastMessages } from '@/testing/app'
import { until } from '@/testing/until'

beforeEach(resetApp)

const button = (name: string) => screen.getByRole('button', { name })

const actions = { onInvite: vi.fn(), onRemove: vi.fn(), onLeave: vi.fn() }
const card = { suggestedName: 'Аня', isBusy: false, problem: undefined, ...actions }
const household = { id: 'h', invitations: [] }
const anya = { id: '1', name: 'Аня', isOwner: true, isYou: true }
const petya = { id: '2', name: 'Петя', isOwner: false, isYou: false }

it('invites under the suggested name or a typed one, but not without a name', async () => {
  const { user } = renderWithUser(<HouseholdCard {...card} household={null} />)
  await user.click(button('Пригласить'))
  expect(actions.onInvite).toHaveBeenLastCalledWith('Аня')
  await user.clear(screen.getByLabelText('Ваше имя'))
  await user.click(button('Пригласить'))
  expect(screen.getByText('Напишите, как вас зовут')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Ваше имя'))
  await user.type(screen.getByLabelText('Ваше имя'), '  Анна ')
  await user.click(button('Пригласить'))
  expect(actions.onInvite).toHaveBeenLastCalledWith('Анна')
})

it('says on request what the others see', async () => {
  const { user } = renderWithUser(<HouseholdCard {...card} household={null} />)
  expect(screen.queryByText(/^Семья видит/)).toBeNull()
  await user.click(button('Что увидит семья'))
  expect(screen.getByText(/^Семья видит общий список с корзиной/)).toBeTruthy()
})

it('asks the owner before it removes another member, who may have the same name', async () => {
  const namesake = { ...petya, name: 'Аня' }
  const { user } = renderWithUser(
    <HouseholdCard {...card} household={{ ...household, members: [anya, namesake] }} />,
  )
  await user.click(button('Удалить участника: Аня'))
  expect(actions.onRemove).not.toHaveBeenCalled()
  await user.click(button('Удалить'))
  expect(actions.onRemove).toHaveBeenCalledExactlyOnceWith(namesake)
})

it('distinguishes members with the same name by when they have joined', async () => {
  const joinedAt = (hour: number) => new Date(2026, 10, 28, hour, 5).toISOString()
  const namesake = { ...anya, isOwner: false, isYou: false }
  const members = [
    anya,
    { ...namesake, id: '2', joinedAt: joinedAt(14) },
    { ...namesake, id: '3', joinedAt: joinedAt(15) },
  ]
  const { user } = renderWithUser(<HouseholdCard {...card} household={{ ...household, members }} />)
  const last = 'Аня, в семье с 28 ноября в 15:05'
  expect(screen.getByText(last)).toBeTruthy()
  await user.click(button(`Удалить участника: ${last}`))
  const question = 'Удалить из\u00a0семьи: Аня, в\u00a0семье с\u00a028 ноября в\u00a015:05?'
  expect(screen.getByRole('heading', { name: question })).toBeTruthy()
  await user.click(button('Удалить'))
  expect(actions.onRemove).toHaveBeenLastCalledWith(members[2])
})

it('lets a member who is not the owner leave, and remove nobody', async () => {
  const members = [
    { ...anya, isYou: false },
    { ...petya, isYou: true },
  ]
  const { user } = renderWithUser(<HouseholdCard {...card} household={{ ...household, members }} />)
  expect(screen.queryByRole('button', { name: /Удалить участника/ })).toBeNull()
  await user.click(button('Выйти из семьи'))
  await user.click(button('Выйти'))
  expect(actions.onLeave).toHaveBeenCalledOnce()
})

it('asks what becomes of the own list only where there is one', async () => {
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

it('joins under no blank name, and focuses its field', async () => {
  const onJoin = vi.fn()
  const { user } = renderWithUser(
    <JoinForm suggestedName=" " ownList="" isBusy={false} problem={undefined} onJoin={onJoin} />,
  )
  await user.click(button('Присоединиться'))
  expect(screen.getByText('Напишите, как вас зовут')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Ваше имя'))
  expect(onJoin).not.toHaveBeenCalled()
})

it('shows that the link is copied', async () => {
  const { user } = renderWithUser(
    <InvitationLink link="https://tasty.by/#/x" modules={undefined} isBusy={false} onRevoke={vi.fn()} />,
  )
  await user.click(button('Скопировать ссылку'))
  expect(await navigator.clipboard.readText()).toBe('https://tasty.by/#/x')
  expect(toastMessages()).toEqual(['Ссылка скопирована'])
})

it('revokes a link only once, also when the button is pressed twice', async () => {
  const link = { link: 'https://tasty.by/#/invitation/k3v9', modules: undefined, onRevoke: vi.fn() }
  const { user, rerender } = renderWithUser(<InvitationLink {...link} isBusy={false} />)
  await user.click(button('Отозвать ссылку'))
  rerender(<InvitationLink {...link} isBusy />)
  await user.click(button('Отозвать ссылку'))
  expect(link.onRevoke).toHaveBeenCalledOnce()
})

it('sends the link where the browser can; closing the share sheet is no error', async () => {
  const share = vi.fn().mockResolvedValue(undefined)
  Object.assign(navigator, { share })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const { user } = renderWithUser(
    <InvitationLink link="https://tasty.by/#/x" modules={undefined} isBusy={false} onRevoke={vi.fn()} />,
  )
  await user.click(button('Отправить ссылку'))
  expect(share).toHaveBeenCalledWith({ title: 'Приглашение в семью', url: 'https://tasty.by/#/x' })
  share.mockRejectedValue(new DOMException('', 'AbortError'))
  await user.click(button('Отправить ссылку'))
  expect(toastMessages()).toEqual([])
  share.mockRejectedValue(new DOMException('', 'DataError'))
  await user.click(button('Отправить ссылку'))
  await until(() => expect(toastMessages()).toEqual(['Не удалось отправить ссылку. Скопируйте её.']))
})

it.each<[string, () => unknown]>([
  ['refuses', () => ({ writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) })],
  ['cannot, as without HTTPS', () => undefined],
])('says that the link was not copied where the browser %s', async (_, clipboard) => {
  const { user } = renderWithUser(
    <InvitationLink link="https://tasty.by/#/x" modules={undefined} isBusy={false} onRevoke={vi.fn()} />,
  )
  vi.spyOn(navigator, 'clipboard', 'get').mockImplementation(clipboard as () => Clipboard)
  await user.click(button('Скопировать ссылку'))
  expect(toastMessages()).toEqual(['Скопировать не удалось: браузер не разрешает'])
})

it('lists the open invitations that the visitor may revoke', async () => {
  const invitations = [
    { id: 'of-anya', invitedBy: '1', expiresAt: '2026-12-01T12:00:00Z' },
    { id: 'of-petya', invitedBy: '2', expiresAt: '2026-12-03T12:00:00Z' },
  ]
  const list = { invitations, onRevoke: vi.fn() }
  const { user, rerender } = renderWithUser(<InvitationList {...list} members={[anya, petya]} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await user.click(button('Отозвать: Приглашает Петя, до 3 декабря'))
  expect(list.onRevoke).toHaveBeenCalledExactlyOnceWith('of-petya')

  rerender(<InvitationList {...list} members={[{ ...anya, isOwner: false }, petya]} />)
  expect(screen.getAllByRole('button')).toEqual([button('Отозвать: Ваше приглашение, до 1 декабря')])
})

it('pauses and resumes sync, and asks before it forgets the device', async () => {
  const device = {
    onPause: vi.fn(),
    onResume: vi.fn(),
    onForget: vi.fn(),
    syncedAt: undefined,
    otherDevices: 0,
  }
  const { user, rerender } = renderWithUser(<DevicesCard {...device} status="waiting" isPaused={false} />)
  expect(screen.getByRole('status').textContent).toBe('Ждёт сети')
  expect(screen.queryByText(/^На сервер уходит/)).toBeNull()
  await user.click(button('Что хранится на сервере'))
  expect(screen.getByText(/^На сервер уходит/)).toBeTruthy()
  await user.click(button('Приостановить'))
  expect(device.onPause).toHaveBeenCalledOnce()
  rerender(<DevicesCard {...device} status="off" isPaused />)
  expect(screen.queryByRole('status')).toBeNull()
  await user.click(button('Продолжить'))
  expect(device.onResume).toHaveBeenCalledOnce()
  await user.click(button('Забыть меня на\u00a0этом устройстве'))
  expect(screen.getByText(/то, чего там ещё нет, пропадёт/)).toBeTruthy()
  rerender(<DevicesCard {...device} status="synced" isPaused={false} />)
  expect(screen.getByText(/На сервере и на других устройствах они останутся/)).toBeTruthy()
  await user.click(button('Забыть'))
  expect(device.onForget).toHaveBeenCalledOnce()
})
