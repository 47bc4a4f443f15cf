import { describe, expect, it } from 'vitest'
import { srcset } from './picture-files'

describe('srcset', () => {
  it('lists the files of one format with their widths', () => {
    const variants = [
      { file: 'images/borscht-320.avif', width: 320, format: 'avif', quality: 52 },
      { file: 'images/borscht-640.avif', width: 640, format: 'avif', quality: 52 },
      { file: 'images/borscht.webp', width: 640, format: 'webp', quality: 72 },
    ] as const
    expect(srcset(variants, 'avif')).toBe('images/borscht-320.avif 320w, images/borscht-640.avif 640w')
    expect(srcset(variants, 'webp')).toBe('images/borscht.webp 640w')
  })
})
