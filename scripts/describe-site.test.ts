import { expect, it } from 'vitest'
import { readSettings } from '../lib/config'
import { describeSite } from './describe-site'

it('describes a site without settings, after a warning', () => {
  expect(describeSite(readSettings({}))).toBe(
    'Warning: without accounts nobody can open a recipe. Set the four NEXT_PUBLIC_FIREBASE_*.\n' +
      'Built out/: theme kitchen, base path /tasty, snapshot of the API, pages of recipes and categories, ' +
      'no accounts, orders are not sent, no sync.',
  )
})

it('describes a site with all settings in one line', () => {
  const settings = readSettings({
    NEXT_PUBLIC_THEME: 'garden',
    BASE_PATH: '/',
    NEXT_PUBLIC_SITE_URL: 'https://tasty.by',
    NEXT_PUBLIC_API_HOST: 'https://api.tasty.by',
    NEXT_PUBLIC_ORDER_URL: 'https://api.tasty.by/api/orders',
    NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'tasty-1.firebaseapp.com',
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'tasty-1',
    NEXT_PUBLIC_FIREBASE_APP_ID: '1:2:web:3',
  })
  expect(describeSite(settings)).toBe(
    'Built out/: theme garden, base path / on https://tasty.by, API https://api.tasty.by, ' +
      'no pages of recipes and categories (only the catalogue of this repository has them), accounts of tasty-1, orders to https://api.tasty.by/api/orders, no sync.',
  )
  expect(describeSite({ ...settings, authEmulator: 'http://localhost:9099' })).toContain(
    'accounts of tasty-1 in the emulator http://localhost:9099,',
  )
  expect(describeSite({ ...settings, syncUrl: 'https://sync.tasty.by' })).toContain(
    'orders to https://api.tasty.by/api/orders, devices in sync over https://sync.tasty.by.',
  )
  expect(describeSite({ ...settings, fetchUrl: 'https://fetch.tasty.by/page' })).toMatch(
    /, pages to import fetched by https:\/\/fetch\.tasty\.by\/page\.$/,
  )
})

it('warns of addresses that browsers block if the site is served over https', () => {
  const settings = {
    NEXT_PUBLIC_API_HOST: 'http://localhost:4000',
    NEXT_PUBLIC_ORDER_URL: 'http://shop.tasty.by/api/orders',
    NEXT_PUBLIC_ERROR_URL: 'https://errors.tasty.by',
    NEXT_PUBLIC_VITALS_URL: 'http://vitals.tasty.by',
  }
  expect(describeSite(readSettings(settings))).toContain(
    '\nWarning: browsers block http://shop.tasty.by/api/orders, http://vitals.tasty.by in the pages of an https: site. ' +
      'Set https: addresses, or NEXT_PUBLIC_SITE_URL if the site is not served over https:.\nBuilt out/: ',
  )
  const ofHttp = readSettings({ ...settings, NEXT_PUBLIC_SITE_URL: 'http://tasty.by' })
  expect(describeSite(ofHttp)).not.toContain('browsers block')
})
