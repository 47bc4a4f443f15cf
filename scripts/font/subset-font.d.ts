declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'truetype' | 'woff2'; variationAxes?: { wght: number } },
  ): Promise<Buffer>
}
