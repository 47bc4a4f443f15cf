/** A malicious catalogue: its objects have the fields of the API, with values that attack the site. */

export const scriptText = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
export const longText = 'Щ'.repeat(200_000)
export const ids = ['__proto__', 'constructor', '../..', '<b onclick=alert(1)>', '%E0%A4%A']

const urls = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://www.youtube.com@evil.example/',
  '//evil.example/a.webp',
  'http://evil.example/a.webp',
]

/**
 * Recipe cards, also usable as category cards. All values of the second one have `length` characters; all titles contain
 * line breaks. The spaces and commas are URLs and srcsets whose parsing takes superlinear time in naive implementations.
 */
export function hostileCards(length: number) {
  const long = 'Щ'.repeat(length)
  const spaces = `a${' '.repeat(length)}b`
  const commas = ','.repeat(length)
  return ids.map((id, index) => {
    const isLong = index === 1
    return {
      id,
      title: `${isLong ? long : scriptText}\n\t ${index}`,
      name: isLong ? `images/${long}.webp` : urls[index],
      back: isLong ? [long, `images/${commas}.webp`, spaces] : urls,
      backAvif: isLong ? commas : '//evil.example/a.avif 1w, javascript:alert(1) 2w',
      picture: isLong
        ? { avif: spaces, webp: commas, blur: `data:image/png,${long}` }
        : {
            avif: 'javascript:alert(1) 1w',
            webp: '//evil.example/a.webp 1w',
            blur: 'data:image/png"), url("https://evil.example/who',
          },
      time: scriptText,
      kcal: isLong ? long : scriptText,
    }
  })
}
export const cards = hostileCards(longText.length)

/** A card that validation drops, since its id is too long for a URL. */
export const invalidCard = { ...cards[0], id: longText }

const titles = ['Соль', scriptText, `${longText} 2`, 'valueOf']

export const recipes = cards.map((card, index) => ({
  ...card,
  ingredients: titles,
  quantity: [scriptText, longText, '1e999', '-0'],
  instructions: [scriptText, longText, urls[0]],
  video: urls[index],
  amounts: [
    { value: 10, unit: scriptText },
    { value: 1e308, unit: longText },
    { value: 100_000, unit: 'г' },
    {},
  ],
  servings: 1e21,
}))

export const products = titles.map((title, index) => ({
  id: ids[index],
  title,
  price: index === 1 ? 1e300 : 0.1,
  quantity: longText,
  image: index === 1 ? longText : urls[index],
  department: index === 1 ? longText : scriptText,
  count: 9_007_199_254_740_991,
  pack: { value: 0.001, unit: 'г' },
}))
