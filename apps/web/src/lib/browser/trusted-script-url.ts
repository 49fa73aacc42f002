declare global {
  // TypeScript has no types of trusted types yet. Absent in browsers without them.
  var trustedTypes:
    | {
        /** @returns a policy whose functions return what a sink accepts, here described as the text in it. */
        createPolicy: <Rules>(name: string, rules: Rules) => Rules
      }
    | undefined
}

/**
 * Returns a URL from which the browser may load a script. Trusted types require a policy for it; this one allows no other.
 * @param policy a name that the security headers of the API allow, once for each page.
 */
export const toTrustedScriptUrl = (policy: string, url: string): string =>
  globalThis.trustedTypes?.createPolicy(policy, { createScriptURL: (_text: string) => url }).createScriptURL(url) ?? url
