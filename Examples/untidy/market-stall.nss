/*
  A market stall's prices, written in a hurry by three people: what 'stylecheck fmt' is for.

  Lay it out with 'stylecheck fmt --diff Examples/untidy' and see what changes, and what does not:
  the definition that is set in stays set in, and the two that share a line stay out of sight of an
  engine that reads line by line.
*/
@leaf   : #3C6B2A;
@chalk:#f7f9fa;
    @plum: #6B4E8A;
@rust: #A6532B; @sand: #E8DCC3;



NavigationBar,TabBar{bar-tint-color:@leaf;font-color:@chalk;}
Label   { font-size:15;


  font-color : @plum ; // as on the awning
	font-name: boldSystem; }

Button{
    height:44;corner-radius: 6; background-color:#a6532b; /* rust */
  content-insets:8   16 8	16;
    font-color: rgba( 1.0,1.0 , 1.0,0.9 );
}
@media(device:ipad){Label{font-size:19;}}
