declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype'
    /** A number fixes the axis, a range keeps it variable. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    /** Leaves out glyphs that only features such as ligatures use. */
    noLayoutClosure?: boolean
  }
  /** Returns the font with these characters only. */
  export default function subset(font: Buffer, characters: string, options?: Options): Promise<Buffer>
}
