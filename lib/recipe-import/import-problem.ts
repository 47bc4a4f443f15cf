/** Why a text or file gives no recipe. */
export type ImportProblem = 'empty' | 'noRecipe' | 'addressOnly' | 'tooLarge' | 'encrypted' | 'unreadable'

/** Thrown for an archive that is not read: it would be larger than what is, or needs a password. */
export class ArchiveError extends Error {
  constructor(readonly problem: ImportProblem) {
    super(problem)
  }
}
