@amber: #B4540A;
