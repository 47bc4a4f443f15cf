import e2e from './e2e'

/**
 * `npm run screens -- [parts of names]`: takes the pictures in docs/screens, all or those whose names contain a part, of the
 * states that e2e/screenshots.spec.ts names.
 */
export default function takeScreens(parts: string[]) {
  process.env.SCREENSHOTS = parts.length > 0 ? parts.join('|') : '.'
  return e2e(['--project=screenshots'])
}
