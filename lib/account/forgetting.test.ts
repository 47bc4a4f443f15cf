import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { backUp, isForgetting, restoreBackup, setForgetting } from '@/lib/account/account-backup'
import { forgetAccount, forgetAll } from '@/lib/account/erase'
import { logOut } from '@/lib/account/session'
import { useSessionStore } from '@/lib/session/session-store'
import { clearStorage } from '@/lib/storage/storage'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { records as backups } from '@/testing/memory-records'

vi.mock('idb-keyval', () => import('@/testing/memory-records'))

const signIn = (id: string) => useSessionStore.getState().settle({ id, refreshToken: 'token' })
const titles = () => useShoppingStore.getState().titles
const storeBackup = (id: string, title: string) => backups.set(id, [{ shopList: JSON.stringify([title]) }])

beforeEach(() => {
  clearStorage()
  useSessionStore.setState({ status: 'out' })
  backups.clear()
})

describe('The choice to forget at log-out', () => {
  const logOutWith = async (title: string) => {
    signIn('a')
    await restoreBackup('a')
    useShoppingStore.getState().addTitles([title])
    await logOut()
  }

  it('leaves no backup, also of earlier log-outs', async () => {
    storeBackup('a', 'Вода')
    await setForgetting('a', true)
    await logOutWith('Соль')
    expect(backups.has('a')).toBe(false)
  })

  it('leaves no photo of a recipe on this device', async () => {
    await setForgetting('a', true)
    backups.set('own.shchi', 'data:image/webp;base64,AAAA')
    await backUp({ owner: 'a', ownRecipes: '[{"id":"own.shchi"}]' }, 'a')
    expect(backups.has('own.shchi')).toBe(false)
  })

  it('deletes the backup first, since the page may be closed in between', async () => {
    storeBackup('a', 'Вода')
    backups.set('own.shchi', 'data:image/webp;base64,AAAA')
    await setForgetting('a', true)
    const deleted = vi.spyOn(backups, 'delete')
    onTestFinished(() => deleted.mockRestore())
    await backUp({ owner: 'a', ownRecipes: '[{"id":"own.shchi"}]' }, 'a')
    expect(deleted.mock.calls.flat()).toEqual(['a', 'own.shchi'])
  })

  it('is remembered for the account until it is taken back', async () => {
    await setForgetting('a', true)
    await logOutWith('Соль')
    expect([await isForgetting('a'), await isForgetting('b')]).toEqual([true, false])
    await setForgetting('a', false)
    await logOutWith('Соль')
    expect(backups.get('a')).toEqual([{ shopList: '["Соль"]' }])
  })

  it('is deleted with all data of the account', async () => {
    await setForgetting('a', true)
    signIn('a')
    await forgetAccount()
    expect(backups.size).toBe(0)
  })
})

describe('erasing', () => {
  it('an account signs it out and deletes its data and its backup only', async () => {
    storeBackup('a', 'Вода')
    storeBackup('b', 'Мука')
    signIn('a')
    await restoreBackup('a')
    localStorage.setItem('ownRecipes', '[{"id":"own.a1"}]')
    backups.set('own.a1', 'photo')
    await forgetAccount()
    expect(localStorage).toHaveLength(0)
    expect(titles()).toEqual([])
    expect(useSessionStore.getState().status).toBe('out')
    expect([...backups.keys()]).toEqual(['b'])
  })

  it('everything deletes the data and all backups', async () => {
    storeBackup('a', 'Вода')
    useShoppingStore.getState().addTitles(['Соль'])
    await forgetAll()
    expect(localStorage).toHaveLength(0)
    expect(titles()).toEqual([])
    expect(backups.size).toBe(0)
  })
})
