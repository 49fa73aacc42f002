import react from '@vitejs/plugin-react'
import tailwindcss from 'tailwindcss'

export default {
  plugins: [react()],
  // Tailwind 3 processes every style sheet, also those of the packages.
  css: { postcss: { plugins: [tailwindcss({ content: ['src/tailwind3.tsx'] })] } },
  build: {
    rolldownOptions: { input: ['alone.html', 'bootstrap.html', 'mui.html', 'tailwind3.html', 'themes.html'] },
  },
}
