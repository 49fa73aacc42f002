import react from '@vitejs/plugin-react'

// The strictest policy: nothing inline and nothing evaluated, and no script may set markup from text.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

export default {
  plugins: [react()],
  test: { environment: 'jsdom', globals: true, setupFiles: ['@malote/ui/testing'] },
  build: { modulePreload: { polyfill: false }, rolldownOptions: { input: ['index.html', 'overlays.html'] } },
  preview: { headers: { 'content-security-policy': policy.join('; ') } },
}
