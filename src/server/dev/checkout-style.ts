/** One sheet on sand, as a provider's own page: what is paid, how it goes well, and under a line how else it may end. */
export const checkoutStyle = `
body { max-width: none; min-height: 100vh; margin: 0; padding: clamp(0rem, 6vw, 4rem) 0; background: #f1eadd }
main { max-width: 30rem; margin: 0 auto; padding: 0 clamp(1.25rem, 5vw, 2.25rem) 2rem; overflow: hidden;
  border-radius: 10px; background: #fff }
main::before { content: ""; display: block; height: 2rem; margin: 0 -2.25rem 2rem; background-color: #10302f;
  background-image: radial-gradient(circle at 0 100%, #e9b44c 2rem, #0000 2.03rem),
    radial-gradient(circle at 2rem 0, #c9532b 2rem, #0000 2.03rem), linear-gradient(90deg, #8fb8a8 2rem, #0000 2.03rem);
  background-position: 0 0, 2rem 0, 6rem 0; background-size: 8rem 2rem; background-repeat: repeat-x }
h1 { margin: 0; font-size: 1.1rem; letter-spacing: 0 }
h2 { margin: 1.75rem 0 0.5rem; font-size: 0.95rem }
p { margin: 0.5rem 0; text-wrap: pretty }
.amount { margin: 0.25rem 0; font-size: 2.4rem; font-weight: 700; letter-spacing: -0.02em; line-height: 1.15;
  font-variant-numeric: tabular-nums }
.note { margin: 1.25rem 0; padding: 0.75rem 1rem; border-radius: 6px; background: #fcf0d3; font-size: 0.92rem }
.first { display: grid; gap: 0.4rem }
.first button { min-height: 3.25rem; font-size: 1.05rem; font-weight: 600 }
span { color: #4d6260; font-size: 0.92rem }
ul { margin: 0 }
li { display: grid; grid-template-columns: minmax(9rem, auto) 1fr; gap: 0.25rem 1rem; align-items: center }
li button { border: 1px solid #10302f; background: #fff; color: #10302f }
@media (max-width: 24rem) { li { grid-template-columns: 1fr } }`
