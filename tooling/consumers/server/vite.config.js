import react from '@vitejs/plugin-react'
import rsc from '@vitejs/plugin-rsc'

const entries = { client: './src/browser-entry.tsx', rsc: './src/component-entry.tsx', ssr: './src/html-entry.tsx' }

export default { plugins: [rsc({ entries }), react()] }
