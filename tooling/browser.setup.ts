import '../packages/ui/src/styles/index.css'
