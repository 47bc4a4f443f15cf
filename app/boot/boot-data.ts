/**
 * What a build knows about the exported app and boot.ts needs: scripts/inject-boot-data.ts writes it into the JSON
 * `<script>` of that id in the app's page. Every other page, and `next dev`, has `noBootData` there.
 */
export type BootData = {
  /** Every chunk file of the screens, once, relative to `_next/`. */
  files: string[]
  /** By first path segment of a route: the indexes in `files` of its screen's chunks. */
  screens: [segment: string, files: number[]][]
  /** By path: the AVIF srcset of the picture that the response most likely starts with. */
  firstPictures: [path: string, srcset: string][]
}

export const BOOT_DATA_ID = 'boot-data'

export const noBootData: BootData = { files: [], screens: [], firstPictures: [] }

/** Reads the boot data of the page; `noBootData` where the page has no such element. */
export function readBootData(): BootData {
  return JSON.parse(document.getElementById(BOOT_DATA_ID)?.textContent || 'null') ?? noBootData
}
