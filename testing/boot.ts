import { vi } from 'vitest'

import { boot } from '@/app/boot/boot'
import { BOOT_DATA_ID, type BootData, noBootData } from '@/app/boot/boot-data'
import { bootInput } from '@/app/boot/inputs'

export function visit(hash: string, input = bootInput) {
  location.hash = hash
  boot(input)
}

/** Puts the data of a build into the page, as scripts/inject-boot-data.ts does. */
export function injectData(data: Partial<BootData>) {
  const script = document.createElement('script')
  Object.assign(script, { type: 'application/json', id: BOOT_DATA_ID })
  script.textContent = JSON.stringify({ ...noBootData, ...data })
  document.head.replaceChildren(script)
}

/** The visitor has a shopping list and a plan; every request gets an empty answer. */
export function prepareVisit() {
  localStorage.setItem('shopList', '["Соль"]')
  localStorage.setItem('plan', '[{ "id": "1" }]')
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async (url: string) =>
        new Response(/\/(shop|recipes)$/.test(url) ? '[]' : '{ "count": 0, "soups": [], "borscht": [] }'),
    ),
  )
}

export function endVisit() {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  globalThis.earlyRequest = undefined
  localStorage.clear()
  location.hash = ''
  document.head.replaceChildren()
}
