import { describe, expect, it } from 'vitest'

import { hash, knownSegments, parseRoute, paths, type ScreenName } from '@/lib/routes'

const parsed = (path: string) => {
  const { screen, id } = parseRoute(path)
  return [screen, id]
}

describe('parseRoute', () => {
  it.each<[string, ScreenName, string]>([
    ['/', 'welcome', ''],
    ['', 'welcome', ''],
    ['/category', 'categories', ''],
    ['/selected_category/soups', 'category', 'soups'],
    ['/selected_recipe/borscht/', 'recipe', 'borscht'],
    ['/saverecipe', 'saves', ''],
    ['/likerecipe', 'likes', ''],
    ['/shoppinglist/borscht', 'editor', 'borscht'],
    ['/myshoplist', 'list', ''],
    ['/shop', 'cart', ''],
    ['/delivery', 'delivery', ''],
    ['/login', 'login', ''],
    ['/registration', 'registration', ''],
    ['/resetpassword', 'reset', ''],
  ])('%s is %s', (path, screen, id) => {
    expect(parsed(path)).toEqual([screen, id])
    expect(parsed(`${path}/`)).toEqual([screen, id])
    expect(parsed(`/${path}//?utm=1`)).toEqual([screen, id])
  })

  it.each([
    '/nowhere',
    '/__proto__',
    '/constructor',
    '/selected_category',
    '/selected_recipe/',
    '/category/soups',
    '/shop/1/2',
    '/Category',
  ])('%s is no screen', (path) => expect(parsed(path)).toEqual(['notFound', '']))

  it('reads the query', () => expect(parseRoute('/category?tab=a&x=?').query.get('tab')).toBe('a'))

  it('decodes ids and keeps broken percent codes as typed', () => {
    expect(parsed('/selected_category/%D1%81%D1%83%D0%BF')).toEqual(['category', 'суп'])
    expect(parsed('/selected_category/%E0%A4%A')).toEqual(['category', '%E0%A4%A'])
    expect(parsed('/selected_category/__proto__')).toEqual(['category', '__proto__'])
  })

  it('finds again what the builders made', () => {
    for (const id of ['borscht', 'суп', 'a/b', 'a b?c#d', '%']) {
      expect(parsed(paths.recipe(id))).toEqual(['recipe', id])
      expect(parsed(paths.category(id))).toEqual(['category', id])
      expect(parsed(paths.editor(id))).toEqual(['editor', id])
    }
  })
})

it('knows the first segment of every route but the welcome page', () => {
  expect(knownSegments).toHaveLength(13)
  expect(knownSegments).not.toContain('')
})

it('writes addresses with a hash', () => expect(hash(paths.categories)).toBe('#/category'))
