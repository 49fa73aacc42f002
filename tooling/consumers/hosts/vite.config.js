import react from '@vitejs/plugin-react'

export default {
  plugins: [react()],
  build: { rolldownOptions: { input: ['alone.html', 'bootstrap.html', 'mui.html'] } },
}
