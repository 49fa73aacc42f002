declare global {
  // TypeScript has no types of trusted types yet. Absent in browsers without them.
  var trustedTypes:
    | {
        /**
         * @returns a policy whose functions return what a sink accepts, here described as the text in it. They throw without a
         *   text, also where the rule needs none.
         */
        createPolicy: <Rules extends Record<string, (text: string) => string>>(
          name: string,
          rules: Rules,
        ) => Record<keyof Rules, (text: string) => string>
      }
    | undefined
}

/**
 * Returns a URL from which the browser may load a script. Trusted types require a policy for it; this one allows no other.
 * @param policy a name that the security headers of the API allow, once for each page.
 */
export const toTrustedScriptUrl = (policy: string, url: string): string =>
  globalThis.trustedTypes?.createPolicy(policy, { createScriptURL: () => url }).createScriptURL(url) ?? url
