/** A catalogue of somebody who means harm; it fits the API's contract in its shape only. */

export const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
const long = 'Щ'.repeat(200_000)
export const ids = ['__proto__', 'constructor', '../..', '<b onclick=alert(1)>', '%E0%A4%A']

const addresses = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://www.youtube.com@evil.example/',
  '//evil.example/a.webp',
  'http://evil.example/a.webp',
]

/** Recipe cards that do for categories too; the second one's title is very long, all have several blanks. */
export const cards = ids.map((id, index) => ({
  id,
  title: `${index === 1 ? long : script}\n\t ${index}`,
  name: addresses[index],
  back: addresses,
  backAvif: '//evil.example/a.avif 1w, javascript:alert(1) 2w',
  picture: {
    avif: 'javascript:alert(1) 1w',
    webp: '//evil.example/a.webp 1w',
    blur: 'data:image/png"), url("https://evil.example/who',
  },
  time: script,
  kcal: long,
}))

const titles = ['Соль', script, `${long} 2`, 'valueOf']

export const recipes = cards.map((card, index) => ({
  ...card,
  ingredients: titles,
  quantity: [script, long, '1e999', '-0'],
  instructions: [script, long, addresses[0]],
  video: addresses[index],
  amounts: [{ value: 10, unit: script }, { value: 1e308, unit: long }, { value: 100_000, unit: 'г' }, {}],
  servings: 1e21,
}))

export const products = titles.map((title, index) => ({
  id: ids[index],
  title,
  price: index === 1 ? 1e300 : 0.1,
  quantity: long,
  image: addresses[index],
  count: 9_007_199_254_740_991,
  pack: { value: 0.001, unit: 'г' },
}))
