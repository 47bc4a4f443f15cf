/** The part of autocannon that the benchmark uses; the package has no types. */
declare module 'autocannon' {
  type Result = {
    requests: { average: number }
    /** In milliseconds. */
    latency: { p50: number; p99: number }
    errors: number
    non2xx: number
  }
  export default function autocannon(options: {
    url: string
    method: 'GET' | 'POST'
    body: string | undefined
    /** Whether `[<id>]` in the body is replaced with another id for every request. */
    idReplacement: boolean
    /** In seconds. */
    duration: number
    connections: number
  }): Promise<Result>
}
