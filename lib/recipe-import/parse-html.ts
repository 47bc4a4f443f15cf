type Policy = { createHTML: (html: string) => string }
type PolicyFactory = {
  createPolicy: (name: string, rules: Policy) => Policy
}

let policy: Policy | undefined

/**
 * Parses the HTML of another site, also where a content security policy requires trusted types. The document is not shown:
 * its scripts do not run and its pictures are not requested.
 */
export function parseHtml(html: string): Document {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  // Not the policy of script URLs: that one would bring this rule to every visit.
  policy ??= trustedTypes?.createPolicy('tasty#html', { createHTML: (others) => others })
  return new DOMParser().parseFromString(policy ? policy.createHTML(html) : html, 'text/html')
}
