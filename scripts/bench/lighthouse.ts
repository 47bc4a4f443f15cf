import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { findBrowser, launchArguments, launchOptions } from '../browser'
import { freePort } from '../ports'
import { type Goal, hundredths, type Part, quantile } from './bench-report'
import { type BenchSetup, readIds } from './visit'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
} as const

type Scores = Record<(typeof categories)[number] | keyof typeof metrics, number>

/**
 * Lighthouse for phones: the median of several runs, each in a new browser. Throttling is applied (`devtools`), because
 * simulated throttling gives two different results for the same page.
 */
export async function measureLighthouse(setup: BenchSetup): Promise<Part> {
  const { category } = await readIds(setup.api)
  const pages = {
    'the empty export': setup.floor,
    '/': setup.site,
    '/category': `${setup.site}#/category`,
    '/selected_category/{category}': `${setup.site}#/selected_category/${category}`,
  }
  const runs = Object.fromEntries(Object.keys(pages).map((name) => [name, [] as Scores[]]))
  // Page by page in turn: a busy minute of the machine then affects all pages alike.
  for (let run = 0; run < setup.runs; run++)
    for (const [name, url] of Object.entries(pages)) runs[name]?.push(await score(url))
  const results = Object.fromEntries(Object.entries(runs).map(([name, scores]) => [name, medians(scores)]))

  const { 'the empty export': floor, '/': welcome, ...others } = results
  if (!floor || !welcome)
    throw new Error('Lighthouse returned no result for the empty export or the welcome page.')
  const goals: Goal[] = [
    {
      what: 'LCP of the welcome page, relative to the empty export',
      value: hundredths(welcome.LCP / floor.LCP),
      limit: 1.25,
      unit: '×',
    },
    { what: 'CLS of the welcome page', value: hundredths(welcome.CLS), limit: 0, unit: '' },
    {
      what: 'TBT of the welcome page',
      value: Math.round(welcome.TBT),
      limit: Math.round(floor.TBT + 30),
      unit: 'ms',
    },
    ...Object.entries({ '/': welcome, ...others }).flatMap(([name, scores]) =>
      categories.map((kind) => ({
        what: `Lighthouse ${kind}, ${name}`,
        value: scores[kind],
        limit: 100,
        unit: '',
        atLeast: true as const,
      })),
    ),
  ]
  return {
    title: `Lighthouse 12 for phones, median of ${setup.runs}, applied throttling`,
    head: ['', ...categories, 'FCP ms', 'LCP ms', 'CLS', 'TBT ms'],
    rows: Object.entries(results).map(([name, scores]) => [
      name,
      ...categories.map((kind) => scores[kind]),
      Math.round(scores.FCP),
      Math.round(scores.LCP),
      hundredths(scores.CLS),
      Math.round(scores.TBT),
    ]),
    goals,
  }
}

async function score(url: string): Promise<Scores> {
  const { executablePath } = await findBrowser()
  const port = await freePort()
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath,
    args: [...launchArguments, `--remote-debugging-port=${port}`],
  })
  try {
    const run = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      throttlingMethod: 'devtools',
      maxWaitForLoad: 45_000,
    })
    if (!run) throw new Error(`Lighthouse returned no result for ${url}.`)
    return read(run.lhr)
  } finally {
    await browser.close()
  }
}

function read({ categories: found, audits, runtimeError }: Result): Scores {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
  return scoresOf((name) =>
    isMetric(name)
      ? (audits[metrics[name]]?.numericValue ?? NaN)
      : Math.round((found[name]?.score ?? 0) * 100),
  )
}

const medians = (scores: Scores[]) =>
  scoresOf((name) =>
    quantile(
      scores.map((score) => score[name]),
      0.5,
    ),
  )

const isMetric = (name: string): name is keyof typeof metrics => name in metrics

const scoresOf = (valueOf: (name: keyof Scores) => number) =>
  Object.fromEntries(
    ([...categories, ...Object.keys(metrics)] as (keyof Scores)[]).map((name) => [name, valueOf(name)]),
  ) as Scores
