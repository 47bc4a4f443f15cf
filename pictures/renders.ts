import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { cacheDirectory, rendersDirectory } from './paths'

// The rendered pictures of dishes and products: `npm run pictures -- dishes`. See render/README.md.

/** The views of each dish. */
const views = ['front', 'above'] as const

/** What films show of a product, on a transparent ground: cut up, cut up and cooked, out of its package. */
export const pieceViews = ['cut', 'cooked', 'content'] as const

/** A cutout is a front without the table, a whole is a product as it is bought; both have a transparent ground. */
type View = (typeof views)[number] | 'cutout' | 'whole' | (typeof pieceViews)[number]

/** All views, in the order of rendering. */
const order: readonly View[] = [...views, 'cutout', 'whole', ...pieceViews]

/** One view of a dish or product, with a hash of what it is made of. */
type Render = {
  dish: string
  view: View
  hash: string
}

const masters = join(rendersDirectory, 'masters')
const hashesFile = join(masters, 'hashes.json')
const keyOf = ({ dish, view }: Pick<Render, 'dish' | 'view'>) => `${dish}-${view}`
const masterOf = (dish: string, view: View) => join(masters, `${keyOf({ dish, view })}.webp`)

const missingProgram =
  'Rendering needs Blender and numpy: apt-get install --no-install-recommends blender python3-numpy'

/**
 * The renders whose master is missing or outdated, all fronts first; of the given dishes, if any are named. Throws for
 * unknown dishes.
 */
export function outdatedRenders(
  renders: readonly Render[],
  hashes: Readonly<Record<string, string>>,
  dishes: readonly string[],
): Render[] {
  const unknown = dishes.filter((id) => !renders.some(({ dish }) => dish === id))
  if (unknown.length)
    throw new Error(`No description of the dish ${unknown.join(', ')} in pictures/render/dishes/.`)
  return renders
    .filter(
      (render) => (!dishes.length || dishes.includes(render.dish)) && hashes[keyOf(render)] !== render.hash,
    )
    .sort((a, b) => order.indexOf(a.view) - order.indexOf(b.view))
}

export const hasMaster = (dish: string, view: View): boolean => existsSync(masterOf(dish, view))

/** The products whose picture shows a closed pack, by their ids. */
export async function readPackedProducts(): Promise<Set<string>> {
  const folder = join(rendersDirectory, 'products')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  const descriptions = texts.flatMap((text) =>
    Object.entries(JSON.parse(text) as Record<string, { whole: { body?: { kind: string } } }>),
  )
  return new Set(descriptions.flatMap(([id, { whole }]) => (whole.body?.kind === 'pack' ? [id] : [])))
}

/** The rendered picture of a view. Throws when it has not been rendered. */
export async function readMaster(dish: string, view: View): Promise<Buffer> {
  if (!hasMaster(dish, view)) throw new Error(`${dish} has no ${view}: npm run pictures -- dishes ${dish}`)
  return readFile(masterOf(dish, view))
}

/** The middle of the front, where the camera is in focus, as a picture of its own. */
export async function readCloseUp(dish: string): Promise<Buffer> {
  const image = sharp(await readMaster(dish, 'front'))
  const { width, height } = await image.metadata()
  return image.extract(closeUpFrame(width, height)).webp({ quality: 95 }).toBuffer()
}

/** A frame of 58 % of a picture, a little below its middle. */
export function closeUpFrame(width: number, height: number) {
  const [w, h] = [Math.round(width * 0.58), Math.round(height * 0.58)]
  return { left: Math.round((width - w) / 2), top: Math.round((height - h) * 0.55), width: w, height: h }
}

/** Progress of a batch: `3/39 borscht-close, 12 min left`. */
export function progressText(done: number, total: number, key: string, elapsed: number): string {
  const minutes = Math.ceil(((elapsed / done) * (total - done)) / 60_000)
  return `${done}/${total} ${key}, ${minutes} min left`
}

/** Renders what has changed, one picture at a time. An interrupted run continues where it stopped. */
export async function renderAll(dishes: readonly string[]): Promise<void> {
  const hashes = await readFile(hashesFile, 'utf8').then(
    (text) => JSON.parse(text) as Record<string, string>,
    () => ({}) as Record<string, string>,
  )
  const queue = outdatedRenders(await readPlan(), hashes, dishes)
  await mkdir(masters, { recursive: true })
  await mkdir(cacheDirectory, { recursive: true })
  const start = Date.now()
  for (const [index, render] of queue.entries()) {
    const master = masterOf(render.dish, render.view)
    const raw = join(cacheDirectory, `${keyOf(render)}.png`)
    await blender(render, raw)
    const picture = await sharp(raw).webp({ quality: 90, effort: 6, smartSubsample: true }).toBuffer()
    await replaceFile(master, picture)
    hashes[keyOf(render)] = render.hash
    const sorted = Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1))
    await replaceFile(hashesFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
    await rm(raw)
    process.stdout.write(`${progressText(index + 1, queue.length, keyOf(render), Date.now() - start)}\n`)
  }
  process.stdout.write(`${queue.length} rendered. \`npm run pictures\` encodes them.\n`)
}

async function readPlan(): Promise<Render[]> {
  try {
    const { stdout } = await promisify(execFile)('python3', [join(rendersDirectory, 'plan.py')])
    return JSON.parse(stdout) as Render[]
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string }
    throw new Error(code === 'ENOENT' ? missingProgram : stderr?.trim(), { cause: error })
  }
}

function blender({ dish, view }: Render, file: string): Promise<void> {
  const script = join(rendersDirectory, 'render.py')
  const options = '-b -t 2 --python-exit-code 1 --python'.split(' ')
  const child = spawn('blender', [...options, script, '--', dish, view, file])
  if (child.pid) setPriority(child.pid, 19)
  let output = ''
  const collect = (data: Buffer) => (output = (output + data.toString()).slice(-2000))
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(missingProgram, { cause: error })))
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(failureText(dish, view, output)))))
  })
}

/** What to tell when Blender has failed: Debian's comes without numpy. */
export const failureText = (dish: string, view: View, output: string) =>
  output.includes("No module named 'numpy'")
    ? missingProgram
    : `Blender failed at ${dish}, ${view}:\n${output}`

/** Writes beside the file and renames, so that an interruption leaves the old file or the new one. */
async function replaceFile(file: string, data: Buffer | string): Promise<void> {
  await writeFile(`${file}.part`, data)
  await rename(`${file}.part`, file)
}
