import { execFileSync, spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { rendersDirectory } from './paths'
import { closeUpFrame, failureText, outdatedRenders, progressText } from './renders'

const renders = [
  { dish: 'borscht', view: 'front', hash: 'a' },
  { dish: 'borscht', view: 'above', hash: 'b' },
  { dish: 'okroshka', view: 'front', hash: 'c' },
] as const

describe('outdatedRenders', () => {
  it('lists what is missing or made of something else', () => {
    expect(outdatedRenders(renders, { 'borscht-front': 'a', 'borscht-above': 'old' }, [])).toEqual([
      renders[2],
      renders[1],
    ])
  })

  it('begins with the fronts', () => {
    const keys = outdatedRenders(renders, {}, []).map(({ dish, view }) => `${dish}-${view}`)
    expect(keys).toEqual(['borscht-front', 'okroshka-front', 'borscht-above'])
  })

  it('keeps to the named dishes', () => {
    expect(outdatedRenders(renders, { 'borscht-front': 'a' }, ['borscht'])).toEqual([renders[1]])
  })

  it('names a dish without a description', () => {
    expect(() => outdatedRenders(renders, {}, ['borsht'])).toThrow('borsht')
  })
})

describe('closeUpFrame', () => {
  it('keeps the shape and stays inside', () => {
    expect(closeUpFrame(960, 720)).toEqual({ left: 202, top: 166, width: 557, height: 418 })
  })
})

describe('failureText', () => {
  it('says in one sentence how to install numpy, and else what Blender said', () => {
    expect(failureText('borscht', 'front', "ModuleNotFoundError: No module named 'numpy'")).toBe(
      'Rendering needs Blender and numpy: apt-get install --no-install-recommends blender python3-numpy',
    )
    expect(failureText('borscht', 'front', 'Segmentation fault')).toBe(
      'Blender failed at borscht, front:\nSegmentation fault',
    )
  })
})

describe('progressText', () => {
  it('estimates the time left from the pictures so far', () => {
    expect(progressText(3, 9, 'borscht-above', 6 * 60_000)).toBe('3/9 borscht-above, 12 min left')
  })
})

const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0

describe('the kitchen', () => {
  it.skipIf(!hasPython)('passes its tests in Python (skipped without python3)', { timeout: 60_000 }, () => {
    execFileSync('python3', ['-m', 'unittest', 'discover', '-s', 'tests', '-t', '.'], {
      cwd: rendersDirectory,
    })
  })
})
