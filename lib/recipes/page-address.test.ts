import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.resetModules())

/** The addresses of a site with this API. */
async function load(apiHost: string) {
  vi.stubEnv('NEXT_PUBLIC_API_HOST', apiHost)
  vi.resetModules()
  const { pageAddress } = await import('@/lib/recipes/page-address')
  vi.unstubAllEnvs()
  return pageAddress
}

it.each(['', 'http://localhost:4000'])(
  'is a static page with the API %j, which has the catalogue',
  async (host) => {
    const pageAddress = await load(host)
    expect(pageAddress('recipes', 'borscht')).toBe('http://localhost:3000/tasty/recipes/borscht/')
    expect(pageAddress('recipes', 'own.a')).toBe('http://localhost:3000/tasty/#/selected_recipe/own.a/')
    expect(pageAddress('categories', 'том ям')).toBe(
      'http://localhost:3000/tasty/categories/%D1%82%D0%BE%D0%BC%20%D1%8F%D0%BC/',
    )
  },
)

it('is a screen of the app with another API', async () => {
  const pageAddress = await load('https://api.example.com')
  expect(pageAddress('recipes', 'borscht')).toBe('http://localhost:3000/tasty/#/selected_recipe/borscht/')
  expect(pageAddress('categories', 'soups')).toBe('http://localhost:3000/tasty/#/selected_category/soups')
})
