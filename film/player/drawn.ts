type Policy = { createHTML: (markup: string) => string }
type Factory = { createPolicy: (name: string, rules: Policy) => Policy }

const { trustedTypes } = window as { trustedTypes?: Factory }
const policy = trustedTypes?.createPolicy('tasty', { createHTML: (markup) => markup })

/**
 * Markup that may become part of the page where the browser asks for trusted types: our own drawings, never a text of a
 * recipe.
 */
export const drawn = (markup: string) => policy?.createHTML(markup) ?? markup
