import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sirv from 'sirv'
import { HOST, portProblem } from './ports'

/**
 * Serves an exported site under its base path and nothing else, by the rules of GitHub Pages, so that what works here
 * works there: a folder is its index.html, `/about` is about.html, the rest is 404.html with status 404. Rejects when
 * the port is busy, in a sentence that names the `variable` it came from. A build made meanwhile is seen after a new start.
 */
export async function startSite(options: {
  folder: string
  basePath: string
  port: number
  variable?: string
}) {
  const { folder, basePath, port, variable = 'PORT' } = options
  const files = listFiles(folder)
  const packed = mkdtempSync(join(tmpdir(), 'tasty-gzip-'))
  pack(folder, packed, files)
  const gzipped = sirv(packed, { gzip: true, etag: true, setHeaders })
  const plain = sirv(folder, { dotfiles: true, etag: true, setHeaders })
  const notFound = files.has('/404.html') ? readFileSync(join(folder, '404.html')) : 'Not found'

  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    }
    const [address = '', query] = (request.url ?? '/').split(/\?(.*)/s)
    if (address === basePath) return redirect(`${basePath}/`)
    if (!address.startsWith(`${basePath}/`)) {
      return response.writeHead(404, { 'Content-Type': 'text/plain' }).end(`The site is at ${basePath}/\n`)
    }
    const path = decode(address.slice(basePath.length))
    const file = [path.endsWith('/') ? `${path}index.html` : path, `${path}.html`].find((name) =>
      files.has(name),
    )
    if (!file && files.has(`${path}/index.html`)) return redirect(`${address}/`)
    if (!file) return sendNotFound()
    request.url = encodeURI(file)
    gzipped(request, response, () => plain(request, response, sendNotFound))

    function redirect(to: string) {
      response.writeHead(301, { Location: query ? `${to}?${query}` : to, 'Cache-Control': 'no-cache' }).end()
    }
    function sendNotFound() {
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }
      response.writeHead(404, headers).end(notFound)
    }
  })
  const removePacked = () => rmSync(packed, { recursive: true, force: true })
  await new Promise<void>((resolve, reject) => {
    // It was free when the command began; a build takes minutes.
    server.once('error', (error: NodeJS.ErrnoException) => {
      removePacked()
      reject(portProblem(error.code, port, variable) ?? error)
    })
    server.listen(port, HOST, resolve)
  })

  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          removePacked()
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}

/** The paths of all files, from the site's root: '/index.html'. */
function listFiles(folder: string): Set<string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => statSync(join(folder, name)).isFile())
  return new Set(files.map((name) => `/${name.replaceAll('\\', '/')}`))
}

/** GitHub Pages sends text compressed; sirv sends what has been compressed before. */
function pack(folder: string, packed: string, files: Set<string>) {
  for (const file of files) {
    if (!/\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file)) continue
    mkdirSync(dirname(join(packed, file)), { recursive: true })
    writeFileSync(join(packed, `${file}.gz`), gzipSync(readFileSync(join(folder, file))))
  }
}

function setHeaders(response: ServerResponse, path: string) {
  response.setHeader('Vary', 'Accept-Encoding')
  // The names of these files change with their content; all others are asked about each time (they carry an ETag).
  const hashed = path.startsWith('/_next/static/')
  response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
}

function decode(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
