import { readFileSync } from 'node:fs'

/** A pasted recipe with the reading that a person gave it. */
type Sample = {
  text: string
  title: string
  servings?: number
  steps: number
  /** 'amount|unit|name' of each ingredient. */
  ingredients: string[]
}

/** The samples of a file: '=== title=… | servings=… | steps=…', the pasted text, '---' and the ingredients. */
export function readSamples(file: string): Sample[] {
  return textOf(file)
    .split(/^=== /m)
    .slice(1)
    .map((sample) => {
      const [head = '', ...lines] = sample.split('\n')
      const end = lines.findIndex((line) => line.startsWith('---'))
      const [, title = '', servings = '', steps = ''] =
        /^title=(.*) \| servings=(\d*) \| steps=(\d+)/.exec(head) ?? []
      return {
        text: lines.slice(0, end).join('\n'),
        title,
        ...(servings && { servings: Number(servings) }),
        steps: Number(steps),
        ingredients: lines.slice(end + 1).filter(Boolean),
      }
    })
}

/** The single lines of a file, each followed by its ingredients, which are indented. */
export function readLines(file: string): { line: string; ingredients: string[] }[] {
  return textOf(file)
    .split(/\n(?! |$)/)
    .map((sample) => {
      const [line = '', ...ingredients] = sample.split('\n').filter(Boolean)
      return { line, ingredients: ingredients.map((one) => one.trim()) }
    })
}

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
