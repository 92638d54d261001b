/* Learn: what reports write otherwise: braces, bars, percent signs, and letters from far away. */
@größe: 14;

Button {
  font-name: @groesse; /* 𝄞 */ font-colour: #FFF;
  font-color: <a&b>|100%;
  background-color: [x](50%, 2:1);
  colour: {x};
}
