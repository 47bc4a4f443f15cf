import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sirv from 'sirv'
import { HOST, portProblem } from './ports'
import { caching, HASHED_FOLDER } from './security/headers'

/**
 * Serves an exported site under its base path by the rules of GitHub Pages: a folder is its index.html, `/about` is
 * about.html, everything else is 404.html with status 404. The files are read at the start. Rejects when the port is
 * busy, with an Error that names the `variable` that sets it.
 */
export async function startSite(options: {
  folder: string
  basePath: string
  port: number
  variable?: string
}) {
  const { folder, basePath, port, variable = 'PORT' } = options
  const gzipFolder = mkdtempSync(join(tmpdir(), 'tasty-gzip-'))
  const removeGzipFolder = () => rmSync(gzipFolder, { recursive: true, force: true })
  const server = createServer(siteHandler(folder, basePath, gzipFolder))
  await new Promise<void>((resolve, reject) => {
    // The port was free when the command started, but a build takes minutes.
    server.once('error', (error: NodeJS.ErrnoException) => {
      removeGzipFolder()
      reject(portProblem(error.code, port, variable) ?? error)
    })
    server.listen(port, HOST, resolve)
  })
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          removeGzipFolder()
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}

/** Answers the requests for a site, whose text files it compresses into `gzipFolder` first. */
function siteHandler(folder: string, basePath: string, gzipFolder: string): RequestListener {
  const files = listFiles(folder)
  compress(folder, gzipFolder, files)
  const gzipped = sirv(gzipFolder, { gzip: true, etag: true, setHeaders })
  const plain = sirv(folder, { dotfiles: true, etag: true, setHeaders })
  const notFound = files.has('/404.html') ? readFileSync(join(folder, '404.html')) : 'Not found'

  return (request, response) => {
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
      response
        .writeHead(301, { Location: query ? `${to}?${query}` : to, 'Cache-Control': caching.other })
        .end()
    }
    function sendNotFound() {
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': caching.other }
      response.writeHead(404, headers).end(notFound)
    }
  }
}

/** The paths of all files, relative to the root of the site: '/index.html'. */
function listFiles(folder: string): Set<string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => statSync(join(folder, name)).isFile())
  return new Set(files.map((name) => `/${name.replaceAll('\\', '/')}`))
}

/** Compresses the text files, as GitHub Pages does: sirv serves compressed files, but does not compress. */
function compress(folder: string, gzipFolder: string, files: Set<string>) {
  for (const file of files) {
    if (!/\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file)) continue
    mkdirSync(dirname(join(gzipFolder, file)), { recursive: true })
    writeFileSync(join(gzipFolder, `${file}.gz`), gzipSync(readFileSync(join(folder, file))))
  }
}

function setHeaders(response: ServerResponse, path: string) {
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('Cache-Control', path.startsWith(HASHED_FOLDER) ? caching.hashed : caching.other)
}

function decode(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
