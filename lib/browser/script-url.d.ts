/** The URL of a module that scripts/webpack/worker-script.mjs has bundled for a worker. */
declare module '*?url' {
  const url: string
  export default url
}
