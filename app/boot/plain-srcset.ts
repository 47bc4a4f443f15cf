const PLAIN_SRCSET = /^((https:\/\/[\w.-]+\/)?\w[\w/.-]* \d+w(, |$))+$/

/**
 * Whether every address of a srcset is unmistakably a path of this site or an `https:` URL. Before the app runs only
 * such pictures are fetched; `siteSrcSet` of lib/api/assets.ts decides about all others.
 */
export const isPlainSrcset = (srcset: unknown): srcset is string =>
  typeof srcset === 'string' && PLAIN_SRCSET.test(srcset) && !srcset.includes('..')
