import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { loadCatalogue } from '../mock-api/catalogue/catalogue'
import { theme } from '../tailwind.config'
import { writeFilms } from './build'
import { filmPage } from './page'
import { type Story } from './story'

let folder = ''
const page = (id: string) => readFile(join(folder, 'video', id, 'index.html'), 'utf8')
const { recipes } = loadCatalogue()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tasty-films-'))
  await writeFilms(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the written films', () => {
  it('stand at the address that the recipe gives', async () => {
    for (const { video, title } of recipes) {
      const html = await readFile(join(folder, video, 'index.html'), 'utf8')
      expect(html).toContain(`<title>${title} — видео рецепта · Tasty</title>`)
    }
  })

  it("have the frame's colours of the site's theme", async () => {
    const name = (await readdir(join(folder, 'video'))).find((file) => file.endsWith('.css')) ?? ''
    const style = await readFile(join(folder, 'video', name), 'utf8')
    for (const mode of ['light', 'dark'] as const) {
      expect(style).toContain(`--tone-accent: ${theme[mode].tones.accent}`)
    }
    const defined = new Set(style.match(/--[\w-]+(?=:)/g))
    const used = [...style.matchAll(/var\((--[\w-]+)/g)].map(([, found]) => found)
    expect(used.filter((found) => !defined.has(found ?? ''))).toEqual([])
  })

  it('share one script and one style, which weigh 20 kB at most', async () => {
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
    const weight = [...contents, Buffer.from(html)].reduce(
      (sum, content) => sum + gzipSync(content).length,
      0,
    )
    expect(weight).toBeLessThan(20_000)
  })

  it('hold no script of their own, no address of a host and nothing that a strict policy forbids', async () => {
    for (const { id } of recipes) {
      const html = await page(id)
      expect(html.match(/<script(?! type="application\/json"| src="\.\.\/film-)/)).toBeNull()
      expect(html).not.toMatch(/\s(?:on\w+|style)=/)
      expect(html).not.toMatch(/(?:src|href)="(?:https?:|\/)/)
    }
  })

  it('carry the recipe as data', async () => {
    const json = /<script type="application\/json" id="story">(.*)<\/script>/.exec(await page('borscht'))?.[1]
    const story = JSON.parse(json ?? '') as Story
    const borscht = recipes.find(({ id }) => id === 'borscht')
    expect(story.ingredients.map(({ title }) => title)).toEqual(borscht?.ingredients)
    expect(story.scenes).toHaveLength((borscht?.instructions.length ?? 0) + 3)
  })
})

it('no title can break out of its page', () => {
  const [recipe] = recipes
  if (!recipe) throw new Error('The catalogue is empty')
  const evil = '</script><b>"суп" & ко'
  const story: Story = { title: evil, color: '#fff', duration: 30_000, ingredients: [], scenes: [] }
  const html = filmPage({ ...recipe, title: evil }, story, { script: 's.js', style: 's.css' })
  expect(html).not.toContain('<b>')
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  expect(html).toContain('&lt;/script&gt;&lt;b&gt;&quot;суп&quot; &amp; ко — видео рецепта')
})
