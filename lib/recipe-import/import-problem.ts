/** Why a text or file gives no recipe. */
export type ImportProblem = 'empty' | 'noRecipe' | 'addressOnly' | 'tooLarge' | 'encrypted' | 'unreadable'

/** Thrown for an archive that would be larger than what is read. */
export class ArchiveTooLarge extends Error {}

/** Thrown for an archive that only opens with a password. */
export class EncryptedArchive extends Error {}
