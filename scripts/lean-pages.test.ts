import { describe, expect, it } from 'vitest'
import { leanPage } from './lean-pages'

const css = 'p::before{content:"ё <"}'
const rows = (sheet: string) =>
  `1:"$Sreact"\n2:T${Buffer.byteLength(sheet).toString(16)},${sheet}3:T4,<\n>\n4:["$","style","a",{"children":"$2"}]\n`
const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`
const page = (scripts: string) =>
  `<html><style data-precedence="next" data-href="/a.css">${css}</style><p>Ё</p>${scripts}</html>`

/** What the scripts of a page hand over, as a browser reads them. */
function flight(html: string) {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
  const pushed: [number, string][] = []
  for (const script of scripts) new Function('self', script)({ __next_f: pushed })
  return pushed.map(([, text]) => text).join('')
}

describe('a lean page', () => {
  it('has each inlined style sheet once', () => {
    const lean = leanPage(page(push(rows(css))))
    expect(lean.split('content:')).toHaveLength(2)
    expect(flight(lean)).toBe('1:"$Sreact"\n2:T0,3:T4,<\n>\n4:["$","style","a",{"children":"$2"}]\n')
  })

  it('has all else as it was, wherever its flight data were cut', () => {
    const whole = rows('p{color:red}')
    for (let at = 0; at <= whole.length; at += 7) {
      const lean = leanPage(page(push(whole.slice(0, at)) + push(whole.slice(at))))
      expect(flight(lean)).toBe(whole)
      expect(lean).toContain(css)
    }
  })

  it('is a page without flight data as it was', () => {
    expect(leanPage(page('<script>alert(1)</script>'))).toBe(page('<script>alert(1)</script>'))
  })
})
