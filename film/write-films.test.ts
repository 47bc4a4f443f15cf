import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { loadCatalogue } from '../mock-api/catalogue/catalogue'
import { theme } from '../tailwind.config'
import { writeFilms } from './write-films'
import { filmPage } from './film-page'
import { type Story } from './story'

let folder = ''
const page = (id: string) => readFile(join(folder, 'video', id, 'index.html'), 'utf8')
const { recipes } = loadCatalogue()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tasty-films-'))
  await writeFilms(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('writeFilms', () => {
  it('writes each film to the path in its recipe', async () => {
    for (const { video, title } of recipes) {
      const html = await readFile(join(folder, video, 'index.html'), 'utf8')
      expect(html).toContain(`<title>${title} — видео рецепта · Tasty</title>`)
    }
  })

  it('defines the colours of the theme and every variable that the style uses', async () => {
    const name = (await readdir(join(folder, 'video'))).find((file) => file.endsWith('.css')) ?? ''
    const style = await readFile(join(folder, 'video', name), 'utf8')
    for (const mode of ['light', 'dark'] as const) {
      expect(style).toContain(`--tone-accent: ${theme[mode].tones.accent}`)
    }
    const defined = new Set(style.match(/--[\w-]+(?=:)/g))
    const used = [...style.matchAll(/var\((--[\w-]+)/g)].map(([, found]) => found)
    expect(used.filter((found) => !defined.has(found ?? ''))).toEqual([])
  })

  it('includes every style file', async () => {
    const styleFolder = new URL('style/', import.meta.url)
    const names = (await readdir(styleFolder)).filter((name) => name !== 'film.css')
    const entry = await readFile(new URL('film.css', styleFolder), 'utf8')
    expect([...entry.matchAll(/@import '\.\/(.+)'/g)].map(([, name]) => name).sort()).toEqual(names.sort())
  })

  it('writes one script and one style for all films; with a page they take less than 20.6 kB gzipped', async () => {
    const files = (await readdir(join(folder, 'video')))
      .filter((name) => name.includes('.'))
      .sort((one, other) => extname(one).localeCompare(extname(other)))
    expect(files).toEqual([
      expect.stringMatching(/^film-[0-9a-f]{10}\.css$/),
      expect.stringMatching(/^film-[0-9a-f]{10}\.js$/),
    ])
    const html = await page('borscht')
    for (const file of files) expect(html).toContain(`"../${file}"`)
    const contents = await Promise.all(files.map((name) => readFile(join(folder, 'video', name))))
    const size = [...contents, Buffer.from(html)].reduce((sum, content) => sum + gzipSync(content).length, 0)
    expect(size).toBeLessThan(20_600)
  })

  it('writes pages without inline code, styles or absolute URLs, as the Content Security Policy requires', async () => {
    for (const { id } of recipes) {
      const html = await page(id)
      expect(html.match(/<script(?! type="application\/json"| src="\.\.\/film-)/)).toBeNull()
      expect(html).not.toMatch(/\s(?:on\w+|style)=/)
      expect(html).not.toMatch(/(?:src|href)="(?:https?:|\/)/)
    }
  })

  it('embeds the story as JSON', async () => {
    const json = /<script type="application\/json" id="story">(.*)<\/script>/.exec(await page('borscht'))?.[1]
    const story = JSON.parse(json ?? '') as Story
    const borscht = recipes.find(({ id }) => id === 'borscht')
    expect(story.ingredients.map(({ title }) => title)).toEqual(borscht?.ingredients)
    expect(story.scenes).toHaveLength((borscht?.instructions.length ?? 0) + 3)
  })
})

it('escapes markup in the title of the recipe', () => {
  const [recipe] = recipes
  if (!recipe) throw new Error('The catalogue is empty')
  const hostileTitle = '</script><b>"суп" & ко'
  const story: Story = { title: hostileTitle, color: '#fff', duration: 30_000, ingredients: [], scenes: [] }
  const html = filmPage({ ...recipe, title: hostileTitle }, story, { script: 's.js', style: 's.css' })
  expect(html).not.toContain('<b>')
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  expect(html).toContain('&lt;/script&gt;&lt;b&gt;&quot;суп&quot; &amp; ко — видео рецепта')
})
