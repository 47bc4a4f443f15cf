type Policy = { createScriptURL: (url: string) => string }
type PolicyFactory = {
  createPolicy: (name: string, rules: Policy) => Policy
}

let policy: Policy | undefined

/** Wraps the URL of one of the site's own scripts for a content security policy that requires trusted types. */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  // A second policy of the same name is an error.
  policy ??= trustedTypes?.createPolicy('tasty', { createScriptURL: (own) => own })
  return policy ? policy.createScriptURL(url) : url
}
