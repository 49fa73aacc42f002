import '../../packages/ui/src/styles/styles.css'
