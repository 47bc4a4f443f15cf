import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { hash, knownSegments, parseRoute, paths, type ScreenName, withQuery } from '@/lib/router/routes'

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
    ['/pantry', 'pantry', ''],
    ['/plan', 'plan', ''],
    ['/mydata', 'myData', ''],
    ['/mine', 'mine', ''],
    ['/orders', 'orders', ''],
    ['/invitation/k3v9', 'invitation', 'k3v9'],
    ['/myrecipes', 'ownRecipes', ''],
    ['/myrecipes/own.a', 'ownRecipes', 'own.a'],
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
    '/myrecipes/own.a/2',
    '/invitation',
    '/Category',
  ])('%s is no screen', (path) => expect(parsed(path)).toEqual(['notFound', '']))

  it('reads the query', () => expect(parseRoute('/category?tab=a&x=?').query.get('tab')).toBe('a'))

  it('reads the query that withQuery wrote', () => {
    const query = new URLSearchParams({ q: 'суп & ?', tab: '' })
    expect([...parseRoute(withQuery('/category', query)).query]).toEqual([...query])
    expect(withQuery('/category', new URLSearchParams())).toBe('/category')
  })

  it('decodes ids and keeps broken percent codes as typed', () => {
    expect(parsed('/selected_category/%D1%81%D1%83%D0%BF')).toEqual(['category', 'суп'])
    expect(parsed('/selected_category/%E0%A4%A')).toEqual(['category', '%E0%A4%A'])
    expect(parsed('/selected_category/__proto__')).toEqual(['category', '__proto__'])
  })

  it('parses what the builders wrote', () => {
    const id = fc.oneof(
      fc.constantFrom('borscht', 'суп', 'a/b', 'a b?c#d', '%', '__proto__', '..'),
      fc.string({ unit: 'grapheme', minLength: 1 }),
    )
    fc.assert(
      fc.property(id, (any) => {
        expect(parsed(paths.recipe(any))).toEqual(['recipe', any])
        expect(parsed(paths.category(any))).toEqual(['category', any])
        expect(parsed(paths.editor(any))).toEqual(['editor', any])
      }),
    )
  })

  it('parses any text into a route that can be written again', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '/',
        '?',
        '#',
        '%',
        '%E0%A4%A',
        '..',
        'selected_recipe',
        '__proto__',
        'x'.repeat(200_000),
      ),
    )
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const { id } = parseRoute(parts.join('/'))
        if (id.isWellFormed()) expect(() => paths.recipe(id)).not.toThrow()
      }),
    )
  })
})

it('knows the first segment of every route but the welcome page', () => {
  expect(knownSegments).toHaveLength(19)
  expect(knownSegments).not.toContain('')
})

it('writes addresses with a hash', () => expect(hash(paths.categories)).toBe('#/category'))
