/** Why a text or file gives no recipe. */
export type ImportProblem = 'empty' | 'noRecipe' | 'addressOnly' | 'tooLarge' | 'unreadable'
