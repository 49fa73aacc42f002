import react from '@vitejs/plugin-react'

// The strictest policy for styles: what the packages write at run time must not need more.
export default {
  plugins: [react()],
  test: { environment: 'jsdom', globals: true, setupFiles: ['@malote/ui/testing'] },
  build: { modulePreload: { polyfill: false } },
  preview: { headers: { 'content-security-policy': "default-src 'self'; style-src 'self'; img-src 'self' data:" } },
}
